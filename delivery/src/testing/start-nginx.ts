import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeNginxHeaders } from '../hosting/write-nginx-headers.ts'
import { nginxPath } from './find-programs.ts'
import { findFreePort } from './free-port.ts'

const shippedDir = join(dirname(dirname(import.meta.dirname)), 'nginx')

type NginxOptions = {
  /** The release folder. */
  siteDir: string
  /** The body of `/config.json`. */
  config: object
  /** Ports of the API's processes on this machine. */
  apiPorts: readonly number[]
}

export type Nginx = {
  /** By the name that the configuration answers to. */
  url: string
  port: number
  close(): Promise<void>
}

/** The shipped configuration, in a folder of its own and with this machine's ports in place of the usual ones. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  if (nginxPath === undefined) throw new Error('There is no nginx')
  const port = await findFreePort()
  const dir = await mkdtemp(join(tmpdir(), 'console-nginx-'))
  await prepareNginx(dir, 'console.conf', { ...options, port })
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
    port,
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** What `nginx -t` says of a shipped file; empty when there is nothing to say. */
export async function testNginx(file: 'console.conf' | 'console-tls.conf', siteDir: string): Promise<string> {
  if (nginxPath === undefined) throw new Error('There is no nginx')
  const dir = await mkdtemp(join(tmpdir(), 'console-nginx-'))
  try {
    const port = await findFreePort()
    await prepareNginx(dir, file, { siteDir, config: { apiBaseUrl: '' }, apiPorts: [4000], port })
    await makeCertificate(dir)
    execFileSync(nginxPath, [...toArguments(dir), '-t', '-q'], { encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const toArguments = (dir: string) => ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr']

async function prepareNginx(
  dir: string,
  file: string,
  { siteDir, config, apiPorts, port }: NginxOptions & { port: number },
) {
  const tlsPort = await findFreePort()
  const servers = apiPorts.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join(' ')
  const adapt = (text: string) =>
    text
      .replaceAll('/srv/console/site', siteDir)
      .replaceAll('/srv/console', dir)
      .replaceAll('/etc/ssl/console', dir)
      .replaceAll('server_name console.example.com', 'server_name localhost')
      .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${tlsPort}`)
      .replace(/^ *server 127\.0\.0\.1:4000 .*;$/m, servers)
  await cp(shippedDir, dir, { recursive: true })
  const shipped = [file, ...(await readdir(join(dir, 'console'))).map((name) => `console/${name}`)]
  for (const name of shipped) {
    const path = join(dir, name)
    await writeFile(path, adapt(await readFile(path, 'utf8')))
  }
  await writeNginxHeaders(join(dir, 'nginx'), config)
  await mkdir(join(dir, 'config'))
  await writeFile(join(dir, 'config', 'config.json'), JSON.stringify(config))
  await writeFile(join(dir, 'nginx.conf'), describeProcess(dir, file))
}

/** What the system's own nginx.conf says otherwise, as far as it matters. */
const describeProcess = (dir: string, file: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${dir}/nginx.pid;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  include ${file};
}
`

async function makeCertificate(dir: string) {
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
