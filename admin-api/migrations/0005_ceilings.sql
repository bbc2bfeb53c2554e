ALTER TABLE "article" ADD CONSTRAINT "unknown_fields_ceiling" CHECK (octet_length("article"."extra"::text) <= 4096) NOT VALID;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "unknown_fields_ceiling" CHECK (octet_length("coupon"."extra"::text) <= 4096) NOT VALID;--> statement-breakpoint
ALTER TABLE "mock" ADD CONSTRAINT "unknown_fields_ceiling" CHECK (octet_length("mock"."extra"::text) <= 4096) NOT VALID;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "unknown_fields_ceiling" CHECK (octet_length("package"."extra"::text) <= 4096) NOT VALID;