import { buildRemote } from '@console/remote-kit/build'
import config from './remote.config.ts'

export default buildRemote(config, {
  answers: {
    mediabunny: {
      Worker:
        'It merges colours with their transparency and times live recording; only the sound of files is read.',
    },
    'pdfjs-dist': {
      Worker: 'It is handed the worker of read-pdf-apart.ts, and starts none itself.',
      WebAssembly: 'It decodes pictures; only text is read, and useWasm is off.',
      parseFromString: 'A method of its own XML parser, which makes no document.',
    },
  },
})
