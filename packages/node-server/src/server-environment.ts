import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { SettingError } from './setting-error.ts'

export type ServerEnvironment = {
  port: number
  host: string
  /** Whether other machines can reach the server. */
  isOpen: boolean
  /** Names that requests may be addressed to; none for the server's default. */
  allowedHosts: string[]
  /** Addresses and networks of proxies whose forwarding headers are trusted. */
  trustedProxies: string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `PORT`, `HOST`, `ALLOWED_HOSTS` and `TRUSTED_PROXY`; empty means not set.
 * @throws SettingError with one sentence for the operator.
 */
export function readServerEnvironment(env: Environment, defaultPort: number): ServerEnvironment {
  const host = parseHost(env['HOST'] || '127.0.0.1')
  const allowedHosts = parseList(env['ALLOWED_HOSTS'])
  const trustedProxies = parseList(env['TRUSTED_PROXY'])
  for (const name of allowedHosts) if (!isHostName(name)) throw wrongHost(name)
  for (const proxy of trustedProxies) if (!isNetwork(proxy)) throw wrongProxy(proxy)
  return {
    port: parsePort(env['PORT'], defaultPort),
    host,
    isOpen: !isLoopback(host),
    allowedHosts,
    trustedProxies,
  }
}

/**
 * The environment with `DATABASE_URL` from the file that `DATABASE_URL_FILE` names, as container secrets and systemd
 * credentials are passed.
 * @throws SettingError with one sentence for the operator.
 */
export function readSecretFiles(env: Environment): Environment {
  const file = env['DATABASE_URL_FILE']
  if (!file) return env
  if (env['DATABASE_URL'])
    throw new SettingError(
      'DATABASE_URL and DATABASE_URL_FILE both name the database. Leave one of them out.',
    )
  try {
    return { ...env, DATABASE_URL: readFileSync(file, 'utf8').trim() }
  } catch (cause) {
    throw new SettingError(
      `DATABASE_URL_FILE could not be read: ${cause instanceof Error ? cause.message : cause}.`,
      { cause },
    )
  }
}

/** @throws SettingError with one sentence if `text` is not a port. */
export function parsePort(text: string | undefined, defaultPort: number): number {
  if (text === undefined || text === '') return defaultPort
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new SettingError(
    `PORT is “${text}”, which is not a port. Give a number from 1 to 65535: PORT=${defaultPort}.`,
  )
}

function parseHost(text: string): string {
  if (isIP(text) !== 0 || /^[a-z0-9.-]{1,253}$/i.test(text)) return text
  throw new SettingError(
    `HOST is “${text}”, which is not an address. Leave it out to serve this machine alone, or set 0.0.0.0 for all.`,
  )
}

function isLoopback(host: string): boolean {
  const loopback = new BlockList()
  loopback.addSubnet('127.0.0.0', 8)
  loopback.addAddress('::1', 'ipv6')
  const family = isIP(host)
  return host === 'localhost' || (family !== 0 && loopback.check(host, family === 6 ? 'ipv6' : 'ipv4'))
}

const parseList = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A name, or an IPv6 address in brackets; with a port if only that one is meant. */
const isHostName = (text: string) => /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(text)

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const wrongHost = (name: string) =>
  new SettingError(
    `ALLOWED_HOSTS names “${name}”, which is not the name of a host. Give names without https://: ALLOWED_HOSTS=console.example.com,localhost.`,
  )

const wrongProxy = (proxy: string) =>
  new SettingError(
    `TRUSTED_PROXY names “${proxy}”, which is neither an address nor a network. Give such as TRUSTED_PROXY=127.0.0.1,10.0.0.0/8.`,
  )
