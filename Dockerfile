# syntax=docker/dockerfile:1
# The site and its server in one image, which is the same everywhere: the server reads its settings, which are
# environment variables, at its start, and writes those of the pages into them. .env.example lists all.

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS base

FROM base AS manifests
WORKDIR /app
COPY --parents package.json package-lock.json packages/*/package.json apps/*/package.json ./

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# What the server runs on, without the screens, their stories and the tools.
FROM manifests AS modules
RUN npm ci --omit=dev --workspace=@meridian-2117/api

FROM base
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
# As process 1, Node would hear no signal before the server listens.
RUN apt-get update && apt-get install --yes --no-install-recommends tini && rm -r /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node /data
COPY --from=modules /app ./
COPY --from=build /app/packages/contract packages/contract
COPY --from=build /app/packages/sandbox packages/sandbox
COPY --from=build /app/apps/api apps/api
COPY --from=build /app/apps/site/dist apps/site/dist
USER node
VOLUME /data
EXPOSE 2117
HEALTHCHECK --start-period=20s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 2117}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "apps/api/src/main.ts"]
