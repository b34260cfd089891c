/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// In development `npm run dev` serves the page and hands everything under /api to a service,
// at port 8000 or where MEYDAN_SERVICE says.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@locale': here('../src/meydan/locale'), '@': here('./src') } },
  build: {
    outDir: here('../src/meydan/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows files of our own, not data addresses
    modulePreload: { polyfill: false },
    // What every screen is made of is one file, not twenty of a few hundred bytes.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'ground', test: /web\/src\/(lib\/|ui\/|shell\/(Choice|GamePick|Levels|Shuffle|Switch|TableList|games|lobby)|table\/(ti(ming|cking)|bots|chairs|profiles|stage|telling|Mark))/ }] } } },
  },
  server: {
    fs: { allow: [here('.'), here('../src/meydan/locale')] },
    proxy: { '/api': { target: process.env['MEYDAN_SERVICE'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  // No test fails because a machine is busy: it ends when it ends.
  test: { include: ['src/**/*.test.ts'], environment: './test/page.ts', testTimeout: 300_000 },
})
