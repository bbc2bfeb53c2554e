import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nginxPath } from '@console/node-server/testing/find-programs'
import { findFreePort } from '@console/node-server/testing/free-port'
import { writeNginxHeaders } from '../../src/hosting/write-nginx-headers.ts'

const shippedDir = join(dirname(dirname(import.meta.dirname)), 'nginx')

type NginxOptions = {
  /** The release folder. */
  siteDir: string
  /** The folder of pointer and document; the release folder by default. */
  environmentDir?: string
  /** The body of `/config.json`. */
  config: object
  /** Ports of the API's processes on this machine. */
  apiPorts: readonly number[]
  /** One of the shipped configurations; with TLS the certificate is self-signed. */
  file?: 'console.conf' | 'console-tls.conf'
  /** The port of a release server, which then has the shipped configuration beside that of the console. */
  releasePort?: number
}

export type Nginx = {
  /** By the name that the configuration answers to. */
  url: string
  /** Its configuration and its log, console.log. */
  dir: string
  port: number
  tlsPort: number
  close(): Promise<void>
}

/** The shipped configuration, in a folder of its own and with this machine's ports in place of the usual ones. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  if (nginxPath === undefined) throw new Error('There is no nginx')
  const [port, tlsPort] = [await findFreePort(), await findFreePort()]
  const dir = await mkdtemp(join(tmpdir(), 'console-nginx-'))
  await prepareNginx(dir, { ...options, port, tlsPort })
  const child = spawn(nginxPath, toArguments(dir), { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ended = once(child, 'close')
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`)
    await sleep(20)
  }
  return {
    url: `http://localhost:${port}`,
    dir,
    port,
    tlsPort,
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}

const toArguments = (dir: string) => [
  ...['-p', dir, '-c', join(dir, 'nginx.conf')],
  ...['-e', 'stderr', '-g', 'daemon off;'],
]

async function prepareNginx(dir: string, options: NginxOptions & { port: number; tlsPort: number }) {
  const {
    siteDir,
    environmentDir = siteDir,
    config,
    apiPorts,
    port,
    tlsPort,
    file = 'console.conf',
    releasePort,
  } = options
  const included = [file, ...(releasePort === undefined ? [] : ['console-releases.conf'])]
  const servers = apiPorts.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join(' ')
  const adapt = (text: string) =>
    text
      .replace('set $console_environment /srv/console/site', `set $console_environment ${environmentDir}`)
      .replaceAll('/srv/console/site', siteDir)
      .replaceAll('/srv/console', dir)
      .replaceAll('/etc/ssl/console', dir)
      .replaceAll('/var/log/nginx', dir)
      .replace('/run/nginx.pid', join(dir, 'nginx.pid'))
      .replace('user www-data;', process.getuid?.() === 0 ? 'user root;' : '')
      .replace(
        'include /etc/nginx/conf.d/*.conf;',
        `${temporaryPaths(dir)}${included.map((each) => `include ${each};`).join(' ')}`,
      )
      .replaceAll('server_name console.example.com', 'server_name localhost')
      .replaceAll('server_name releases.example.com', 'server_name releases.localhost')
      .replaceAll('127.0.0.1:8790', `127.0.0.1:${releasePort}`)
      .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${tlsPort}`)
      .replace(/^ *server 127\.0\.0\.1:4000 .*;$/m, servers)
  await cp(shippedDir, dir, { recursive: true })
  const shipped = [
    ...included,
    'nginx.conf',
    ...(await readdir(join(dir, 'console'))).map((name) => `console/${name}`),
  ]
  for (const name of shipped) {
    const path = join(dir, name)
    await writeFile(path, adapt(await readFile(path, 'utf8')))
  }
  await writeNginxHeaders(join(dir, 'nginx'), config)
  await mkdir(join(dir, 'config'))
  await writeFile(join(dir, 'config', 'config.json'), JSON.stringify(config))
  if (file === 'console-tls.conf') makeCertificate(dir)
}

/** Folders that an account which is not root may write. */
const temporaryPaths = (dir: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name}; `)
    .join('')

function makeCertificate(dir: string) {
  const [certificate, key] = [join(dir, 'fullchain.pem'), join(dir, 'privkey.pem')]
  const subject = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', ['req', ...subject, '-days', '1', '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  })
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
