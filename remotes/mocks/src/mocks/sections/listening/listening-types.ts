import { createId } from '@console/shared/create-id'
import type { FieldsOf, NewNode } from '../../core/document/mock-node.ts'

export const buildItem = (text = ''): FieldsOf<'listening.item'> => ({ id: createId(), text })

export const buildPart = (title = ''): NewNode<'listening.part'> => ({ id: createId(), title, questions: [] })
