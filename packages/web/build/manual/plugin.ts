import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { type ManualFolder, readPage, readPageBlocks } from './read.ts'

/**
 * Makes modules of the pages of the manual: `page.md` exports its blocks and brings its pictures with it, `page.md?entry`
 * only what is known of it without loading it.
 */
export function manual(...manuals: readonly ManualFolder[]): Plugin {
  return {
    name: 'manual',
    enforce: 'pre',
    load: {
      filter: { id: /\/docs\/manual\/\w+\/[\w-]+\.md(\?entry)?$/ },
      async handler(id) {
        const given = manuals.find(({ folder }) => id.startsWith(folder))
        if (!given) return undefined
        const slug = basename(id.replace('?entry', ''), '.md')
        const { entry, markdown } = readPage(given, slug)
        if (id.endsWith('?entry')) return `export default ${JSON.stringify(entry)}`
        return moduleOf(await readPageBlocks(given, slug, markdown))
      },
    },
  }
}

/** Pictures are imported, so that the build puts them beside the scripts under a name of their own. */
function moduleOf(blocks: Awaited<ReturnType<typeof readPageBlocks>>): string {
  const pictures = [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.source] : [])))]
  const imports = pictures.map((source, at) => `import picture${at} from ${JSON.stringify(`./${source}`)}`)
  const parts = blocks.map((block) => {
    const text = JSON.stringify(block)
    if (block.kind !== 'picture') return text
    return text.replace(JSON.stringify(block.source), () => `picture${pictures.indexOf(block.source)}`)
  })
  return `${imports.join('\n')}\nexport default [${parts.join(',')}]`
}
