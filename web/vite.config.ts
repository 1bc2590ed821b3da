import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Relative addresses: the server may offer the table under any path. The gallery (gallery.html) is not an input, so the
// production bundle does not know it.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  // `etendard serve` is asked for everything but the page itself.
  // The rulebooks stand beside this folder.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.ETENDARD ?? 'http://127.0.0.1:8080', ws: true } },
  },
  // Workers share files with the page.
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, manifest: true },
  test: {
    projects: [
      // Drawings are rendered to text, as on a server; hands and keys need a page.
      { extends: true, test: { name: 'drawing', include: ['tests/*.test.ts'] } },
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: { name: 'page', include: ['tests/page/*.test.ts'], environment: 'happy-dom' },
      },
    ],
  },
})
