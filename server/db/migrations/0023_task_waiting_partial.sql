DROP INDEX "task_waiting";
--> statement-breakpoint
CREATE INDEX "task_waiting" ON "task" USING btree ("position_id","created_at","id") WHERE "task"."done_at" is null;
