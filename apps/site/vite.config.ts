import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'

const api = 'http://localhost:2117'

export default defineConfig({
  // One .env at the root serves site and server alike.
  envDir: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react(), tailwindcss(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 })],
  server: { port: 5173, proxy: { '/api': api, '/sandbox': api } },
  build: { target: 'es2022', chunkSizeWarningLimit: 400 },
})
