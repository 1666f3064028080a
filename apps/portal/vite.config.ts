import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './build/chunks.ts'
import { keepPrevious } from '@enlace/web/build/keep-previous.ts'
import { leanCalls } from '@enlace/web/build/lean-calls.ts'
import { leanPreloads } from '@enlace/web/build/lean-preloads.ts'
import { manual } from '@enlace/web/build/manual/plugin.ts'
import { precompress } from '@enlace/web/build/precompress.ts'
import { noChunkCycles } from '@enlace/web/build/no-chunk-cycles.ts'
import { arrivedImports } from '@enlace/web/build/arrived-imports.ts'
import { retriedImports } from '@enlace/web/build/retried-imports.ts'
import { join } from 'node:path'
import { paths } from './src/core/paths.ts'

/** Browsers in which the application runs; the first HTML response tells all others so by the same measure. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** How long a part of the build takes is no fault of it: on a busy machine it would be told at every build. */
const checks = { bundlerTimings: false }

/**
 * Builds what the browser loads (`dist/client`), what the server draws the first HTML with (`dist/render.js`), and the
 * service worker (`dist/service-worker.js`), one classic script: not every browser runs workers of modules.
 */
export default defineConfig({
  root: import.meta.dirname,
  // Every address is relative: the portal may be served under a sub-path.
  base: './',
  appType: 'custom',
  publicDir: false,
  resolve: {
    // React has it built in; the stand-in for older Reacts would only weigh.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    react(),
    manual({ folder: join(import.meta.dirname, '../../docs/manual/proveedor'), paths }),
    leanCalls(),
    // The tables of screens load nothing before their stage is there.
    leanPreloads([[/\/app\/routes\/(document-)?routes\.ts$/, /\/app\/application\.tsx$/]]),
    retriedImports(),
    arrivedImports(),
    noChunkCycles(),
    keepPrevious(),
    precompress(),
  ],
  build: { target: browsers, cssTarget: browsers },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: 'manifest.json',
        // The dictionaries of guessable passwords, which come with such a field alone.
        chunkSizeWarningLimit: 900,
        rolldownOptions: {
          checks,
          input: 'src/app/main.ts',
          // A drawing goes where it is used, not into one file of all drawings.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          // Schemas and calls that nobody uses are left out: making them changes nothing.
          treeshake: {
            manualPureFunctions: ['defineCall', 'z', 'listOf', 'wholeNumber'],
            propertyReadSideEffects: false,
            moduleSideEffects: [{ test: /\/packages\/(contract|domain)\/src\//, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
                // What draws long lists comes with them, what sends a change with the screens that make some.
                {
                  name: 'query',
                  test: /node_modules\/@tanstack\/(react-query|query-core)\/(?!.*\/(useMutation|mutationObserver)\.js)/,
                },
                // Only screens with a form's schema load it: lists and documents do without.
                { name: 'zod', test: /node_modules\/zod\// },
                { name: chunkOf, debugName: 'ours' },
              ],
            },
          },
        },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          checks,
          input: 'src/worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: {
          checks,
          input: 'src/app/render.tsx',
          output: { entryFileNames: 'render.js', codeSplitting: false },
        },
      },
    },
  },
})
