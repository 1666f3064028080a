import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../workspace.ts'

const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim()

/** What the working tree is compared with unless it is told: HEAD, or where its branch left `main` if all is committed. */
export function defaultReference(): string {
  return git('status', '--porcelain') === '' ? git('merge-base', 'HEAD', 'main') : 'HEAD'
}

/** The commit whose screens the last commit declares to leave as they are, by its trailer `Screens-as: REF`. */
export function declaredReference(): string | undefined {
  return screensTrailer(git('log', '-1', '--format=%B'))
}

/** Reads the trailer from a commit's message; the first counts. */
export function screensTrailer(message: string): string | undefined {
  return /^Screens-as: (\S+)$/m.exec(message)?.[1]
}

/** Takes a commit into a folder of its own, ready to start, and removes it after the work. */
export async function withFormerState<Answer>(
  reference: string,
  work: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  const commit = git('rev-parse', '--verify', `${reference}^{commit}`)
  const parent = await mkdtemp(join(tmpdir(), 'enlace-screens-'))
  const folder = join(parent, 'before')
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit)
    if (isSame(folder, 'package-lock.json')) linkModules(folder)
    // Not `npm ci`: it refuses a lock file that leaves out the tools of other systems.
    else execFileSync('npm', ['install', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
    keepBuilds(folder)
    return await work(folder)
  } finally {
    await rm(parent, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

const isSame = (folder: string, file: string) =>
  readFileSync(join(folder, file)).equals(readFileSync(join(ROOT, file)))

/** Links each package but those of the workspace, which must lead to this folder's own code. */
function linkModules(folder: string): void {
  const target = join(folder, 'node_modules')
  mkdirSync(target)
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name === '@enlace')
      cpSync(join(ROOT, 'node_modules', name), join(target, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    else if (name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(target, name))
  for (const member of memberFolders())
    if (existsSync(join(folder, member)))
      symlinkSync(join(ROOT, member, 'node_modules'), join(folder, member, 'node_modules'))
}

/** The members whose packages do not all lie at the root. */
function memberFolders(): string[] {
  return ['apps', 'packages']
    .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name)))
    .filter((member) => existsSync(join(ROOT, member, 'node_modules')))
}

/** What the working tree has built is built anew at the start only where the sources differ. */
function keepBuilds(folder: string): void {
  for (const application of ['apps/portal/dist', 'apps/backoffice/dist'])
    if (existsSync(join(ROOT, application)))
      cpSync(join(ROOT, application), join(folder, application), { recursive: true })
}
