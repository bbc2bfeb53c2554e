import { splitTableTitle } from '@console/ielts/sections'
import { PartQuestions, type PrintedPartProps } from '../../preview/part-questions.tsx'
import { GroupPaper } from './group-paper.tsx'
import { PassageText } from './passage-text.tsx'

export function PassagePaper({ content, id, answer }: PrintedPartProps) {
  return (
    <>
      <PassageText content={content} id={id} />
      <PartQuestions
        content={content}
        id={id}
        noun="passage"
        toTitle={(title) => splitTableTitle(title).title}
      >
        {(group) => <GroupPaper group={group} answer={answer} />}
      </PartQuestions>
    </>
  )
}
