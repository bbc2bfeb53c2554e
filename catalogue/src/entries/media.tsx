import { MediaCard } from '@console/authoring/media/library/media-card'
import { UploadProgress } from '@console/authoring/media/upload/upload-progress'
import layout from '@console/authoring/styles/layout.module.css'
import type { MediaFile } from '@console/shared/schemas/media'
import { Button } from 'antd'
import type { ComponentProps } from 'react'

const ignore = () => undefined
const address = new URL('../harbour.svg', import.meta.url).href

const picture: MediaFile = {
  id: 1,
  name: 'harbour-map.png',
  type: 'image/png',
  kind: 'picture',
  size: 310_000,
  alt: 'A map of a harbour with one boat',
  address,
  created_by: 'amelia@example.com',
  created_at: '2026-11-29T08:00:00Z',
  uses: [],
}
const recording: MediaFile = {
  ...picture,
  id: 2,
  name: 'a-recording-with-a-name-that-is-much-longer-than-its-card-is-wide.mp3',
  type: 'audio/mpeg',
  kind: 'recording',
  size: 12_400_000,
  alt: '',
  created_by: null,
  uses: [
    { kind: 'mock', section: 'listening', id: 3, name: 'Harbour 1, Test 1' },
    { kind: 'article', section: null, id: 4, name: 'Describing a map' },
  ],
}

const toCard = (file: MediaFile, action?: ComponentProps<typeof MediaCard>['action']) => (
  <ul className={layout.plain}>
    <MediaCard file={file} action={action} renderUse={({ name }) => <a href="?">{name}</a>} />
  </ul>
)

const upload = { pause: ignore, start: ignore } as unknown as ComponentProps<typeof UploadProgress>['upload']
const toProgress = (is: ComponentProps<typeof UploadProgress>['state']['is']) => (
  <UploadProgress
    upload={upload}
    state={{ is, name: `${is}.mp3`, done: 4_000_000, total: 12_400_000 }}
    onCancel={ignore}
  />
)

export const states = {
  'A picture that nothing uses': toCard(picture),
  'A picture without a description': toCard({ ...picture, id: 5, name: 'chart.png', alt: '' }),
  'A recording that is used': toCard(recording),
  'A picture to choose': toCard(
    { ...picture, id: 6, name: 'map.png' },
    <Button size="small">Use this picture</Button>,
  ),
  'An upload': toProgress('sending'),
  'An upload that is paused': toProgress('paused'),
  'An upload without a connection': toProgress('waiting'),
}
