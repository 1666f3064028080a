import { createRequire } from 'node:module'
import createModule, { type QpdfInstance } from '@neslinesli93/qpdf-wasm'

const resolve = createRequire(import.meta.url).resolve

/** What the module takes and has beyond what its types say. */
interface Files extends Pick<QpdfInstance, 'callMain'> {
  FS: {
    init: (input: () => null, output: (byte: number) => void, errors: (byte: number) => void) => void
    writeFile: (path: string, bytes: Uint8Array) => void
  }
}

/** What `qpdf --check` says of a PDF, and its exit code: 0 where it is whole, 2 where it is broken, 3 where it could be read all the same. */
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
  // Its types know neither of a file system before the start nor of one that is written to.
  const qpdf = (await createModule(settings)) as unknown as Files
  qpdf.FS.writeFile('/paper.pdf', bytes)
  const code = qpdf.callMain(['--check', '/paper.pdf'])
  return { code, said: Buffer.from(said).toString() }
}
