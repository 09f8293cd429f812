# Windrose in a container: built in one stage, run in another without what only building and tests need.
FROM node:22-bookworm-slim AS build
WORKDIR /windrose
COPY . .
RUN npm run build && npm ci --omit=dev --workspace=packages/server

FROM node:22-bookworm-slim
WORKDIR /windrose
COPY --from=build --chown=node:node /windrose /windrose
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=5180 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 5180
HEALTHCHECK CMD node -e "fetch('http://localhost:5180/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "packages/server/dist/main.js"]
