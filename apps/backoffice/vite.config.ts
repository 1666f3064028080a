import react from '@vitejs/plugin-react'
import { keepPrevious } from '@enlace/web/build/keep-previous.ts'
import { leanCalls } from '@enlace/web/build/lean-calls.ts'
import { manual } from '@enlace/web/build/manual/plugin.ts'
import { precompress } from '@enlace/web/build/precompress.ts'
import { noChunkCycles } from '@enlace/web/build/no-chunk-cycles.ts'
import { arrivedImports } from '@enlace/web/build/arrived-imports.ts'
import { retriedImports } from '@enlace/web/build/retried-imports.ts'
import { join } from 'node:path'
import { paths } from './src/core/paths.ts'
import { defineConfig } from 'vite'
import { chunkOf } from './build/chunks.ts'

/** Browsers in which the back office runs: those of the portal. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** Builds what the browser loads (`dist/client`); the server writes the page that names it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  appType: 'custom',
  publicDir: false,
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    react(),
    manual({ folder: join(import.meta.dirname, '../../docs/manual/compania'), paths }),
    leanCalls(),
    retriedImports(),
    arrivedImports(),
    noChunkCycles(),
    keepPrevious(),
    precompress(),
  ],
  build: {
    target: browsers,
    cssTarget: browsers,
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // How long a part of the build takes is no fault of it: on a busy machine it would be told at every build.
      checks: { bundlerTimings: false },
      // The page of the template editor is another one, with rules of its own.
      input: ['src/app/main.tsx', 'src/features/content/editor/canvas/main.tsx'],
      treeshake: {
        manualPureFunctions: ['defineCall', 'z', 'listOf', 'wholeNumber'],
        moduleSideEffects: [{ test: /\/packages\/(contract|domain)\/src\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
            { name: 'query', test: /node_modules\/@tanstack\/(react-)?query/ },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|zod)\// },
            { name: chunkOf, debugName: 'ours' },
          ],
        },
      },
    },
  },
})
