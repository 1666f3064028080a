import openapiTS, { astToString } from 'openapi-typescript'

/** Returns the TypeScript types that a public generator makes of an OpenAPI document. */
export async function typesOfApi(document: string): Promise<string> {
  return astToString(await openapiTS(document))
}
