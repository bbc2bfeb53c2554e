import { statfs } from 'node:fs/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A request that was answered. `route` is its pattern, such as `/packages/{id}`: an address would be a series of its own. */
export type AnsweredRequest = { method: string; route: string; status: number; milliseconds: number }

type Measured = {
  name: string
  help: string
  labels?: readonly string[]
  /** Read when the metrics are asked for. */
  read(): readonly Sample[] | Promise<readonly Sample[]>
}
type Sample = { value: number; labels?: Readonly<Record<string, string>> }

export type MonitorOptions = {
  /** Whether requests can be served: the database answers, and the server is not ending. */
  isReady(): Promise<boolean>
  /** Folders whose disk must not fill up. */
  folders?: readonly string[]
  measured?: readonly Measured[]
}

export type Monitor = ReturnType<typeof createMonitor>

/** Milliseconds after which a server that does not answer its own question is not ready. */
const readyTimeout = 2_000

/**
 * Health, readiness and metrics of a server, at `/healthz`, `/readyz` and `/metrics`, in Prometheus' text format. They hold numbers
 * about the process and no records; a proxy in front passes none of these addresses on.
 */
export function createMonitor({ isReady, folders = [], measured = [] }: MonitorOptions) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
    registers,
  })
  const failures = new Counter({
    name: 'uncaught_errors_total',
    help: 'Errors that nobody caught, which the process outlived',
    registers,
  })
  const disk: Measured = {
    name: 'disk_free_bytes',
    help: 'Room on the disk of a folder',
    labels: ['folder'],
    read: () => Promise.all(folders.map(readRoom)),
  }
  for (const { name, help, labels = [], read } of [...(folders.length > 0 ? [disk] : []), ...measured]) {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        this.reset()
        for (const { value, labels: own = {} } of await read()) this.set({ ...own }, value)
      },
    })
  }

  return {
    /** Undefined for any other address. */
    answer(request: Request): Promise<Response> | undefined {
      switch (new URL(request.url).pathname) {
        case '/healthz':
          return Promise.resolve(toText(200, 'The process answers.'))
        case '/readyz':
          return withinTime(isReady()).then((is) =>
            is ? toText(200, 'Requests are served.') : toText(503, 'Requests are not served at the moment.'),
          )
        case '/metrics':
          return register.metrics().then((text) => toText(200, text, register.contentType))
        default:
          return undefined
      }
    },
    note({ method, route, status, milliseconds }: AnsweredRequest): void {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, milliseconds / 1000)
    },
    noteUncaught: () => failures.inc(),
  }
}

async function readRoom(folder: string): Promise<Sample> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return { value: bavail * bsize, labels: { folder } }
}

function withinTime(asked: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), readyTimeout)
  return Promise.race([asked.catch(() => false), late.promise]).finally(() => clearTimeout(timer))
}

const toText = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
  new Response(text, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
