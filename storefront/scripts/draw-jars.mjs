/**
 * Draws the pictures of the shop from its own components: one jar per variant, the mark, the hero and the
 * sharing card. Run it after a change to the drawing and commit what it writes.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { createServer } from 'vite'

const root = new URL('..', import.meta.url)
const images = new URL('public/images/', root)

const tidy = (svg) =>
  svg
    .replaceAll(' aria-hidden="true"', '')
    .replaceAll(/(\d)\.(\d*?)0+(?=["\s)])/g, (_all, whole, part) => (part ? `${whole}.${part}` : whole))

async function draw(path, element) {
  const svg = tidy(renderToStaticMarkup(element))
  await writeFile(new URL(path, images), svg + '\n')
  return svg.length
}

/** For programs that show no drawing: messengers, home screens. */
async function rasterise(from, to, width, height = width) {
  const density = (72 * width * 2) / 330
  await sharp(fileURLToPath(new URL(from, images)), { density })
    .resize(width, height)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(fileURLToPath(new URL(to, images)))
}

const vite = await createServer({
  root: root.pathname,
  configFile: false,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
})
try {
  await mkdir(new URL('products/', images), { recursive: true })
  const { Jar } = await vite.ssrLoadModule('/src/ui/jar/Jar.tsx')
  const model = await vite.ssrLoadModule('/src/ui/jar/jar-model.ts')
  const { Favicon, HeroScene, SharingCard } = await vite.ssrLoadModule('/src/ui/jar/scenes.tsx')
  await draw('hero.svg', createElement(HeroScene))
  await draw('og-image.svg', createElement(SharingCard))
  await draw('../favicon.svg', createElement(Favicon))
  await rasterise('og-image.svg', 'og-image.png', 1200, 630)
  await mkdir(new URL('../icons/', images), { recursive: true })
  for (const size of [180, 192, 512]) await rasterise('../favicon.svg', `../icons/icon-${size}.png`, size)
  const sizes = []
  for (const type of model.JAR_TYPES)
    for (const oil of model.JAR_OILS)
      for (const spicy of model.JAR_SPICES)
        for (const weight of model.JAR_WEIGHTS) {
          const jar = { type, oil, spicy, weight }
          sizes.push(await draw(`products/${model.jarSlug(jar)}.svg`, createElement(Jar, { jar })))
        }
  const total = sizes.reduce((sum, size) => sum + size, 0)
  console.log(
    `${sizes.length} jars, largest ${Math.max(...sizes)} bytes, together ${Math.round(total / 1024)} KB`,
  )
} finally {
  await vite.close()
}
