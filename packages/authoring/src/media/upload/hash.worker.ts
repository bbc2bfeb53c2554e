import { type HashReport, hashFile } from './hash-file.ts'

const tell = (report: HashReport) => self.postMessage(report)

self.onmessage = ({ data: file }: MessageEvent<Blob>) => {
  hashFile(file, (done) => tell({ is: 'progress', done })).then(
    (hash) => tell({ is: 'hashed', hash }),
    () => tell({ is: 'failed' }),
  )
}
