CREATE TABLE "mock_explanations" (
	"mock_id" integer PRIMARY KEY NOT NULL,
	"questions" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mock_explanations" ADD CONSTRAINT "mock_explanations_mock_id_mock_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mock"("id") ON DELETE cascade ON UPDATE no action;