import { type HashReport, hashFile } from './hash-file.ts'

const post = (report: HashReport) => self.postMessage(report)

self.onmessage = ({ data: file }: MessageEvent<Blob>) => {
  hashFile(file, (done) => post({ is: 'progress', done })).then(
    (hash) => post({ is: 'hashed', hash }),
    () => post({ is: 'failed' }),
  )
}
