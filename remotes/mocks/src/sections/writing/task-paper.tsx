import layout from '@console/authoring/styles/layout.module.css'
import text from '@console/authoring/styles/text.module.css'
import { splitLines } from '@console/values/text/line-breaks'
import { MockImage } from '../../controls/mock-image.tsx'
import paper from '../../preview/paper.module.css'

type TaskPaperProps = { number: number; minutes: number; task: string; image: string }

export function TaskPaper({ number, minutes, task, image }: TaskPaperProps) {
  return (
    <div className={paper.passage}>
      <p className={`${layout.ends} ${paper.head}`}>
        <strong>Writing Task {number}</strong>
        <span className={text.quiet}>{minutes} minutes</span>
      </p>
      {toBlocks(task).map((block) =>
        block.kind === 'list' ? (
          <ul key={block.key}>
            {block.lines.map((line) => (
              <li key={line.key} dir="auto">
                {line.text}
              </li>
            ))}
          </ul>
        ) : (
          <p key={block.key} dir="auto">
            {block.text}
          </p>
        ),
      )}
      {task.trim() === '' && <p className={text.quiet}>The task has no text yet.</p>}
      {image !== '' && <MockImage key={image} address={image} alt="Chart, map or diagram of the task" />}
    </div>
  )
}

type Block =
  | { kind: 'text'; key: number; text: string }
  | { kind: 'list'; key: number; lines: { key: number; text: string }[] }

const bullet = /^\s*[•*-]\s+/

/** Paragraphs and lists; keys are the offsets of their first lines. */
function toBlocks(task: string): Block[] {
  const blocks: Block[] = []
  for (const [key, line] of splitLines(task).entries()) {
    const last = blocks.at(-1)
    if (line.trim() === '') continue
    if (!bullet.test(line)) blocks.push({ kind: 'text', key, text: line })
    else if (last?.kind === 'list') last.lines.push({ key, text: line.replace(bullet, '') })
    else blocks.push({ kind: 'list', key, lines: [{ key, text: line.replace(bullet, '') }] })
  }
  return blocks
}
