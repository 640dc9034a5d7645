import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Found while the first page loads, they would load it anew.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
})
