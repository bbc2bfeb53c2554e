import type { RecordId } from '@console/shared/http/record-list'
import { platformContext } from '@console/shared/platform-context'
import { type LoaderFunctionArgs, type Params, useParams } from 'react-router'
import type { ServedSection } from '../../api/mock.api.ts'
import type { SectionScreen } from '../../editing/section-screen.ts'
import { toMockHandle } from '../../navigation/mock-handle.ts'
import { parseMockId } from '../../navigation/parse-mock-id.ts'
import { loadServedMock, ServedEditor } from './served-editor.tsx'

type ServedScreen = SectionScreen<ServedSection>

export const buildNewRoute = (screen: ServedScreen) => buildRoute(screen, 'New', () => null)

export const buildEditRoute = (screen: ServedScreen) =>
  buildRoute(screen, 'Edit', ({ id }) => parseMockId(id))

function buildRoute(screen: ServedScreen, verb: string, readId: (params: Params) => RecordId | null) {
  return {
    handle: toMockHandle(`${verb} ${screen.section} mock`),
    loader: ({ context, params }: LoaderFunctionArgs) =>
      loadServedMock(context.get(platformContext), screen.section, readId(params)),
    // biome-ignore lint/correctness/noComponentHookFactories: a route builds its own once, when its module loads
    Component: () => <ServedEditor screen={screen} id={readId(useParams())} />,
  }
}
