import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { writeBillOfMaterials } from './write-bill-of-materials.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('Writes the bill of materials of a version beside the history, with the hashes of the lockfile', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'bill-'))
  const file = await writeBillOfMaterials({ root, siteDir, unit: 'commerce', version: '1.0.0-abc' })
  expect(file).toBe(join(siteDir, '.delivery/sbom/commerce-1.0.0-abc.cdx.json'))
  const bill = JSON.parse(readFileSync(file ?? '', 'utf8'))
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'commerce' } },
  })
  const query = bill.components.find(({ purl }: { purl: string }) => purl.includes('react-query'))
  expect(query.externalReferences[0].hashes[0]).toMatchObject({ alg: 'SHA-512' })
  expect(await writeBillOfMaterials({ root: siteDir, siteDir, unit: 'x', version: '1' })).toBeUndefined()
  rmSync(siteDir, { recursive: true })
})
