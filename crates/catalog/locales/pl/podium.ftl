# Podium
podium-share = Udostępnij
podium-turning-point = Punkt zwrotny
podium-turned = ruch: { $who }; szansa na wygraną ({ $winner }) zmienia się z { $before } % na { $after } %
