import { hashFile } from './hash-file.ts'
import { answerFiles } from './run-in-worker.ts'

answerFiles(hashFile)
