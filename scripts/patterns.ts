import { findSlowPatterns, listSources } from './patterns/find-slow-patterns.ts'
import { writeProvedPatterns } from './patterns/proved-patterns.ts'

const { slow, linear } = findSlowPatterns(listSources(), new Set())
writeProvedPatterns(linear)
console.log(`${linear.size} patterns are linear, and recorded as such.`)
if (slow.length > 0) {
  console.error(slow.join('\n'))
  process.exitCode = 1
}
