import { createRoot } from 'react-dom/client'
import { PlainInterview } from './plain-interview.tsx'
import { PlainReading } from './plain-reading.tsx'

const search = new URLSearchParams(location.search)
const root = document.createElement('main')
document.body.append(root)
createRoot(root).render(
  search.has('reading') ? <PlainReading /> : <PlainInterview questions={Number(search.get('questions'))} />,
)
