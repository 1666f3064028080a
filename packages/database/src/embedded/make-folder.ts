import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder with the ones above it, where they are missing. Node's own recursive way never comes back from a
 * system folder such as /proc, which exists but holds no folder of ours; this one fails there like anywhere.
 */
export async function makeFolder(folder: string, mode = 0o755): Promise<void> {
  try {
    await mkdir(folder, { mode })
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    if (code === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder), mode)
      // Somebody else may have made it meanwhile, together with the ones above.
      await mkdir(folder, { mode }).catch(refuseUnlessThere)
    } else if (code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw fault
  }
}

function refuseUnlessThere(fault: unknown): void {
  if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
}
