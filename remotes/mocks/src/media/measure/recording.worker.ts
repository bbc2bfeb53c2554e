import { answerFiles } from '@console/authoring/media/upload/run-in-worker'
import { readRecording } from './read-recording.ts'

answerFiles(readRecording)
