import type { ScreenHandle } from '@console/shared/screen-handle'
import { MediaPage } from './media-page.tsx'

export const handle: ScreenHandle = { title: 'Media library' }

export const Component = () => <MediaPage />
