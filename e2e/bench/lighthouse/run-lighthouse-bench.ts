import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArgs } from '@console/delivery/chromium'
import { chromium } from '@playwright/test'
import { findPort } from '../../src/browsers/find-port.ts'
import { chromiumPath } from '../../src/chromium.ts'
import { signIn, staff } from '../../src/console/sign-in.ts'
import { startTestConsole } from '../../src/console/start-test-console.ts'
import { type LighthouseScore, readLighthouseReport } from './lighthouse-report.ts'
import { listScreens } from './list-screens.ts'
import { serveOverHttp2 } from './serve-over-http2.ts'

/** 176 MB with its dependencies, so it is no dependency of ours: the first run installs it. */
const version = '13.5.0'
const folder = join(import.meta.dirname, '../../../.data/lighthouse')
const run = promisify(execFile)

const categories = ['performance', 'accessibility', 'best-practices']

/**
 * Lighthouse's default phone and network over HTTP/2, on every screen, signed in, with the CPU slowed down `slowdown`
 * times. False if any screen's accessibility scores below 100.
 */
export async function runLighthouseBench({ slowdown }: { slowdown: number }): Promise<boolean> {
  const cli = await installLighthouse()
  const testConsole = await startTestConsole('memory', { features: { media: true } })
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const front = await serveOverHttp2(testConsole.url, profile)
  const port = await findPort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: [...chromiumArgs, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    ignoreHTTPSErrors: true,
  })
  try {
    const rows: string[] = []
    const scores: LighthouseScore[] = []
    for (const [name, path] of Object.entries(await listScreens(testConsole))) {
      const [page = await context.newPage()] = context.pages()
      if (path !== '/signin') await signIn(page, front.url, staff, testConsole.url)
      const report = join(profile, 'report.json')
      await run(process.execPath, [
        cli,
        `${front.url}${path}`,
        `--port=${port}`,
        `--only-categories=${categories.join()}`,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        '--disable-storage-reset',
        '--output=json',
        `--output-path=${report}`,
        '--quiet',
      ])
      const score = readLighthouseReport(await readFile(report, 'utf8'))
      const points = categories.map((category) => score.points[category])
      rows.push(`| ${[name, ...points, score.shift.toFixed(3)].join(' | ')} |`)
      console.error([rows.at(-1), ...score.lost.map((lost) => `    ${lost}`)].join('\n'))
      scores.push(score)
    }
    console.log(
      ['| screen | performance | accessibility | best practices | layout shift |', ...rows].join('\n'),
    )
    return scores.every(({ points }) => points['accessibility'] === 100)
  } finally {
    await context.close()
    front.close()
    await testConsole.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function installLighthouse(): Promise<string> {
  const cli = join(folder, version, 'node_modules/.bin/lighthouse')
  if (!existsSync(cli)) {
    await mkdir(join(folder, version), { recursive: true })
    const asked = ['--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${version}`]
    await run('npm', ['install', '--prefix', join(folder, version), ...asked])
  }
  return cli
}
