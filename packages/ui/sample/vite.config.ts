import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'"

// The sample page is looked at under the policy that the portal has.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  preview: { headers: { 'Content-Security-Policy': policy } },
})
