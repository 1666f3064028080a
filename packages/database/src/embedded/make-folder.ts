import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents. Node's recursive mkdir hangs in a system folder such as /proc, which exists
 * but cannot contain ours; this one fails there as elsewhere.
 */
export async function makeFolder(folder: string, mode = 0o755): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    if (code === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder), mode)
      // Another process may have created it meanwhile, together with its parents.
      await mkdir(folder, { mode }).catch(refuseUnlessThere)
    } else if (code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw fault
  }
}

function refuseUnlessThere(fault: unknown): void {
  if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
}
