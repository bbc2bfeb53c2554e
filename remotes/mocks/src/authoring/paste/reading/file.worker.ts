import { readFile } from '@console/printed-tests/sources'

/** Never called: a PDF has a worker of its own. */
const noPdf = () => Promise.reject(new DOMException('This worker reads no PDF', 'NetworkError'))

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  postMessage(await readFile(data, noPdf))
})
