# The whole shop in one image: API, shop and console, with the embedded database unless MONGODB_URI is set.
# See docs/operating.md.

FROM node:24.15.0-bookworm-slim@sha256:4e6b70dd6cbfc88c8157ba19aa3d9f9cce6ba4703576d55459e45efcbc9c5f5d AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --loglevel=error && node scripts/build.mjs
# Nobody asks Node to read these.
RUN find backend/dist embedded-mongo/dist -name '*.map' -delete

FROM node:24.15.0-bookworm-slim@sha256:4e6b70dd6cbfc88c8157ba19aa3d9f9cce6ba4703576d55459e45efcbc9c5f5d AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY admin/package.json admin/
COPY admin/icons/package.json admin/icons/
COPY backend/package.json backend/
COPY e2e/package.json e2e/
COPY embedded-mongo/package.json embedded-mongo/
COPY storefront/package.json storefront/
COPY wire/package.json wire/
RUN npm ci --omit=dev --loglevel=error -w backend -w embedded-mongo
# What the release is made of, for whoever looks for a package in it.
RUN npm run -s sbom > sbom.cdx.json
# Half of what the packages bring is for their developers. The compiler is a peer that @nestjs/swagger names for its plugin.
RUN find node_modules/typescript -delete
RUN find node_modules -type f '(' -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' ')' -delete

FROM node:24.15.0-bookworm-slim@sha256:4e6b70dd6cbfc88c8157ba19aa3d9f9cce6ba4703576d55459e45efcbc9c5f5d
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What is freed goes back to the system (ADR 28).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/embedded-mongo/dist embedded-mongo/dist
COPY --from=build /app/backend/dist backend/dist
# What the code reads beside itself: fonts of papers and labels, the directory of postal codes, pages of the sandbox.
COPY backend/src/platform/pdf/fonts backend/src/platform/pdf/fonts
COPY backend/src/modules/office/geo/data backend/src/modules/office/geo/data
COPY backend/src/sandbox/cashfree/public backend/src/sandbox/cashfree/public
COPY --from=build /app/storefront/dist storefront/dist
COPY --from=build /app/admin/dist admin/dist
# The owner's commands, such as npm run admin:create.
COPY scripts/start.mjs scripts/cli.mjs scripts/db.mjs scripts/db-verify.mjs scripts/
COPY scripts/lib scripts/lib
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=192", "backend/dist/bundle/main.js"]
