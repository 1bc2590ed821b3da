import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Relative addresses: the server may offer the table under any path. The gallery (gallery.html) is not an input, so the
// production bundle does not know it.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: { target: 'es2022', sourcemap: false },
  test: { include: ['tests/**/*.test.ts'] },
})
