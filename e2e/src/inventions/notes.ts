import { buildInvention } from '../run/build-invention.ts'

export const notesPath = '/notes/'

/** Builds a remote of two screens with one text field each; `first` is put at the start of the first screen's module. */
export const buildNotes = (heading: string, first = '') =>
  buildInvention({
    name: 'notes',
    config: { title: 'Notes', menu: [{ title: 'Notes', path: notesPath, icon: 'screen', order: 900 }] },
    files: {
      'src/remote.ts': `
        export default {
          name: 'notes',
          routes: () => [
            { path: '${notesPath}', lazy: () => import('./screen.tsx') },
            { path: '${notesPath}nested/item/:name', lazy: () => import('./screen.tsx') },
          ],
        }`,
      'src/screen.tsx': `
        import styles from './screen.module.css'
        export function Component() {
          ${first}
          return (
            <div className={styles.screen}>
              <h1>${heading}</h1>
              <label>Text <input /></label>
            </div>
          )
        }`,
      'src/screen.module.css': `.screen { padding-left: ${heading.length}px; }`,
    },
  })
