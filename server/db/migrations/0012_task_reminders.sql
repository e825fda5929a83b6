CREATE TABLE "task_reminder" (
	"task_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_reminder_task_id_kind_day_pk" PRIMARY KEY("task_id","kind","day")
);

--> statement-breakpoint
ALTER TABLE "task_reminder" ADD CONSTRAINT "task_reminder_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "task_due" ON "task" USING btree ("due_at","id") WHERE "task"."done_at" is null;
