/** Whether PostgreSQL refused a statement by the constraint of this name; Drizzle wraps the driver's error. */
export const violates = (error: unknown, constraint: string): boolean =>
  Object(Object(error).cause).constraint === constraint
