import * as z from 'zod/v4/core'

/**
 * Returns the schema with every object compiled to code, as `zod` does by default; `zod/mini` does not, for browsers
 * that forbid it. This halves the time to filter fifty rows.
 */
export function compileValidator(schema: z.$ZodType): z.$ZodType {
  if (schema instanceof z.$ZodObject) {
    const { def } = schema._zod
    const shape = Object.entries(def.shape).map(([key, field]) => [key, compileValidator(field)] as const)
    return new z.$ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) })
  }
  if (schema instanceof z.$ZodArray) {
    const { def } = schema._zod
    return new z.$ZodArray({ ...def, element: compileValidator(def.element) })
  }
  if (schema instanceof z.$ZodNullable) {
    const { def } = schema._zod
    return new z.$ZodNullable({ ...def, innerType: compileValidator(def.innerType) })
  }
  return schema
}
