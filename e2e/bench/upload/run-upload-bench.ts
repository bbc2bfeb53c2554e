import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs } from '@console/delivery/chromium'
import { chromium, expect } from '@playwright/test'
import { buildWave } from '../../src/build-recordings.ts'
import { chromiumPath } from '../../src/chromium.ts'
import { signIn } from '../../src/console/sign-in.ts'
import { startTestConsole } from '../../src/console/start-test-console.ts'
import { countSent, cutUpload } from '../../src/cut-upload.ts'

const size = 200 * 1024 * 1024
/** Milliseconds; on a busy machine the browser reads, hashes and sends for minutes. */
const longest = 20 * 60_000

/**
 * Uploads a 200 MB recording in the built console, with two broken connections. Resolves to whether only the broken
 * parts were sent twice.
 */
export async function runUploadBench(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'upload-bench-'))
  const path = join(folder, 'Section 1.wav')
  await writeFile(path, buildWave(size))
  const { url, server, close } = await startTestConsole('memory', { features: { media: true } })
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
  try {
    const page = await browser.newPage()
    await signIn(page, url)
    await page.goto(`${url}/mocks/media/`)
    cutUpload(server, size)
    await page.getByLabel('Files for the library').setInputFiles(path)
    await expect(page.getByText('“Section 1.wav” is in the library.')).toBeVisible({ timeout: longest })
    const { parts, bytes, cutParts, cutBytes } = countSent(server)
    const count = (number: number) => number.toLocaleString('en')
    console.log(
      `\n${count(size)} bytes uploaded in ${parts} parts, of which ${cutParts} were cut: ${count(bytes)} announced, so ${count(bytes - size)} at the most were sent twice`,
    )
    return bytes - size <= cutBytes
  } finally {
    await browser.close()
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}
