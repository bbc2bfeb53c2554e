/// <reference lib="dom" />

import type { RebuiltRemote } from './rebuilt-remote.ts'

/** Answers what {@link RebuiltRemote.readBuild} gives. */
export const buildAddress = '/dev-build'

type Override = { origin: string; remote: Pick<RebuiltRemote, 'name' | 'dir' | 'readBuild'> }

/** Runs in the page: says which remote is from source, on the page and in its console, and reloads the page after a build. */
export function buildOverrideScript({ origin, remote }: Override): string {
  const text = `${remote.name} is from source (${remote.dir}), everything else is from ${origin}`
  // Nothing in it can end the script.
  const given = JSON.stringify({ text, build: remote.readBuild(), buildAddress }).replaceAll('<', '\\u003c')
  return `(${runOverride})(${given})`
}

function runOverride(given: { text: string; build: string; buildAddress: string }): void {
  console.info(given.text)
  const ribbon = document.createElement('div')
  ribbon.role = 'note'
  ribbon.textContent = given.text
  ribbon.style.cssText =
    'position:fixed;bottom:0;left:50%;translate:-50%;z-index:9999;padding:2px 10px;font:12px/20px system-ui;color:#fff;background:#7a3e00;pointer-events:none'
  addEventListener('DOMContentLoaded', () => document.body.append(ribbon))
  setInterval(async () => {
    const build = await fetch(given.buildAddress).then(
      (answer) => (answer.ok ? answer.text() : given.build),
      () => given.build,
    )
    if (build !== given.build) location.reload()
  }, 1000)
}
