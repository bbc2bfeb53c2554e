import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const place = join('.github', 'CODEOWNERS')

/**
 * Gives the folder of a remote to its team. GitHub asks a member of it about every change there
 * (https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners);
 * the organisation is that of whoever owns everything else.
 */
export async function addCodeOwner(
  root: string,
  { name, team }: { name: string; team: string },
): Promise<string> {
  const text = await readFile(join(root, place), 'utf8')
  const organisation = /^\* +(@[\w-]+)\//m.exec(text)?.[1] ?? '@console'
  const line = `/remotes/${name}/ ${organisation}/${toSlug(team)}\n`
  await writeFile(join(root, place), `${text.trimEnd()}\n${line}`)
  return place
}

/** As GitHub makes it of a team's name: “Question bank” is `question-bank`. */
const toSlug = (team: string) =>
  team
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
