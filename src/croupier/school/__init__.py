"""The school: what dealers, floor people and players learn, made of the scenarios and the engine."""
