import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const place = join('.github', 'CODEOWNERS')

/**
 * Makes a remote's team the code owner of its folder, so that GitHub requests their review
 * (https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners);
 * the organisation is that of the default owner.
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

/** A team's GitHub slug: “Question bank” is `question-bank`. */
const toSlug = (team: string) =>
  team
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
