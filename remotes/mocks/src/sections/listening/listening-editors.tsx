import {
  type AnswerKind,
  type NodeId,
  readBody,
  readField,
  readNode,
  toLineNoun,
  toRef,
} from '@console/ielts'
import type { ListeningQuestionType } from '@console/ielts/schemas'
import type { ComponentType } from 'react'
import { ImageField } from '../../authoring/fields/image-field.tsx'
import { useMockContent } from '../../editing/mock-editor-context.ts'
import { ItemList } from './item-list.tsx'
import { TableGrid } from './table-grid.tsx'

type GroupEditorProps = { id: NodeId; first: number; kind: AnswerKind }

/** The editor of each question type. */
export const groupEditors: Record<ListeningQuestionType, ComponentType<GroupEditorProps>> = {
  multiple_choice: BodyEditor,
  multiple_choice_multiple: BodyEditor,
  note_completion: BodyEditor,
  sentence_completion: BodyEditor,
  table_completion: BodyEditor,
  matching_features: BodyEditor,
  feature_matching_drag_and_drop: BodyEditor,
  map_labeling: MapEditor,
  flow_chart_fill_in_the_blanks: BodyEditor,
  flow_chart_drag_and_drop: BodyEditor,
}

export function BodyEditor(props: GroupEditorProps) {
  const hasImage = useMockContent(({ nodes }) =>
    Boolean(readField(nodes, toRef('listening.group', props.id), 'image')),
  )
  return (
    <>
      {hasImage && <Picture id={props.id} label="Picture" />}
      <Body {...props} />
    </>
  )
}

function MapEditor(props: GroupEditorProps) {
  return (
    <>
      <Picture id={props.id} label="Map or plan" />
      <Body {...props} />
    </>
  )
}

function Picture({ id, label }: { id: NodeId; label: string }) {
  const group = toRef('listening.group', id)
  const title = useMockContent(({ nodes }) => readField(nodes, group, 'title')) ?? ''
  return <ImageField node={group} label={label} note="address; the title says what it shows" alt={title} />
}

/** Chosen by the body, which the wire allows to differ from the type’s. */
function Body({ id, first, kind }: GroupEditorProps) {
  const group = toRef('listening.group', id)
  const form = useMockContent(({ nodes }) => readBody(nodes, readNode(nodes, group)).form)
  const noun = useMockContent(({ nodes }) => toLineNoun(readField(nodes, group, 'type')))
  switch (form) {
    case 'table':
      return <TableGrid group={id} first={first} />
    case 'items':
      return <ItemList group={id} first={first} kind={kind} hasGaps={noun !== 'question'} noun={noun} />
    case 'unknown':
      return <p>This console cannot show what these questions ask. It is kept as it is.</p>
  }
}
