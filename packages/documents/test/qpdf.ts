import { createRequire } from 'node:module'
import createModule, { type QpdfInstance } from '@neslinesli93/qpdf-wasm'

const resolve = createRequire(import.meta.url).resolve

/** The parts of the module that its types lack. */
interface Files extends Pick<QpdfInstance, 'callMain'> {
  FS: {
    init: (input: () => null, output: (byte: number) => void, errors: (byte: number) => void) => void
    writeFile: (path: string, bytes: Uint8Array) => void
  }
}

/**
 * The output of `qpdf --check` for a PDF, and its exit code: 0 if it is valid, 2 if it is broken, 3 if it is readable
 * with warnings.
 */
export async function checkWithQpdf(bytes: Buffer): Promise<{ code: number; said: string }> {
  const said: number[] = []
  const settings = {
    locateFile: () => resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'),
    noInitialRun: true,
    preRun: [
      ({ FS }: Files) =>
        FS.init(
          () => null,
          (byte) => said.push(byte),
          (byte) => said.push(byte),
        ),
    ],
  }
  // Its types lack the file system before the start and writable files.
  const qpdf = (await createModule(settings)) as unknown as Files
  qpdf.FS.writeFile('/paper.pdf', bytes)
  const code = qpdf.callMain(['--check', '/paper.pdf'])
  return { code, said: Buffer.from(said).toString() }
}
